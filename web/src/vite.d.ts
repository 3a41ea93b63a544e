// What Vite and our build add to the module system.
/// <reference types="vite/client" />
declare module 'virtual:rules' {
  export const PAGES: Record<string, () => Promise<{ default: string }>>;
}
