// A step's difference laid over what is shown: JSON merge patch (RFC 7396), for views that always have the same keys.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A new value; what was given stays as it was. Where the patch takes a key away, the view says null there. */
export function merge(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: { [key: string]: Json } = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    merged[key] = value === null ? null : merge(merged[key] ?? null, value);
  }
  return merged;
}
