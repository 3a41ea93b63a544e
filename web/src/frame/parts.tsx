// Small parts that many pages use: troubles in words, waiting in words, copy buttons, name plates.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../say.ts';
import { Icon } from './icons.tsx';

/** What went wrong, said once, and read out. */
export function Trouble({ text }: { text: string }) {
  return text ? (
    <p class="trouble" role="alert">
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  ) : null;
}

export function Waiting({ what }: { what?: string }) {
  return (
    <p class="waiting" role="status">
      <Icon name="lamp" />
      {what ?? say('loading')}
    </p>
  );
}

/** The heading of a page; gets the focus when the page opens, so that keyboard and reader begin there. */
export function Title({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = typeof children === 'string' ? children : '';
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = name && name !== say('app') ? `${name} · ${say('app')}` : say('app');
  }, [name]);
  return (
    <h1 ref={heading} tabIndex={-1} class="title">
      {children}
    </h1>
  );
}

/** An address to hand on: copy it, or give it to the device's own sharing. */
export function Share({ link, label }: { link: string; label: string }) {
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const full = new URL(link, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(full);
    } catch {
      field.current?.select(); // no leave to write there: the address is selected, to be copied by hand
      document.execCommand?.('copy');
    }
    copied.value = true;
    setTimeout(() => (copied.value = false), 2500);
  };
  return (
    <div class="share">
      <input ref={field} readOnly value={full} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="button" onClick={copy}>
        <Icon name={copied.value ? 'check' : 'copy'} />
        <span aria-live="polite">{copied.value ? say('copied') : say('copy')}</span>
      </button>
      {'share' in navigator && (
        <button type="button" class="button" onClick={() => void navigator.share({ url: full, title: label }).catch(() => {})}>
          <Icon name="share" />
          <span>{say('share')}</span>
        </button>
      )}
    </div>
  );
}

/** One of several, as a row of large buttons. */
export function Choice<T extends string | number>(props: {
  label: string;
  value: T;
  of: readonly (readonly [T, string])[];
  onPick(value: T): void;
  hidden?: boolean;
}) {
  return (
    <fieldset class="choice-row">
      <legend class={props.hidden ? 'unseen' : ''}>{props.label}</legend>
      <div class="segments">
        {props.of.map(([value, text]) => (
          <label key={value} class={value === props.value ? 'segment chosen' : 'segment'}>
            <input
              type="radio"
              class="unseen"
              name={props.label}
              checked={value === props.value}
              onChange={() => props.onPick(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch(props: { label: string; on: boolean; why?: string; onFlip(on: boolean): void; off?: boolean }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.on}
        disabled={props.off ?? false}
        onChange={(event) => props.onFlip(event.currentTarget.checked)}
      />
      <span>
        {props.label}
        {props.why && <small>{props.why}</small>}
      </span>
    </label>
  );
}
