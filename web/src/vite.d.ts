// What Vite and our build add to the module system.
/// <reference types="vite/client" />
