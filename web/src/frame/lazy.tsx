// A part of a page that is loaded when it is first shown.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../say.ts';
import { Trouble, Waiting } from './parts.tsx';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let there: ComponentType<P> | null = null;
  return (props: P) => {
    const state = useSignal<'' | 'there' | 'failed'>(there ? 'there' : '');
    useEffect(() => {
      if (there) return;
      load()
        .then((loaded) => {
          there = loaded;
          state.value = 'there';
        })
        .catch(() => (state.value = 'failed'));
    }, []);
    if (state.value === 'failed') return <Trouble text={say('page-unreachable')} />;
    const Part = there;
    return Part && state.value ? <Part {...props} /> : <Waiting />;
  };
}
