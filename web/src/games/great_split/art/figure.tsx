// Letters and figures that are part of a drawing: seen, but not the text by which a piece is called.
import type { JSX } from 'preact';

export function Figure({ of, as: Tag = 'b', class: name }: { of: string | number; as?: 'b' | 'i' | 'u' | 'small'; class?: string }): JSX.Element {
  return <Tag class={name} data-figure={of} />;
}
