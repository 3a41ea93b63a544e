// A step's difference laid over what is shown: a merge patch (RFC 7396) that also reaches into lists, by index.
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A new value; what was given stays as it was. A null is a value: keys never disappear from a view. */
export function merge(target: unknown, patch: unknown): any {
  if (!isObject(patch)) return patch;
  const merged: any = Array.isArray(target) ? [...target] : isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) merged[key] = merge(merged[key], value);
  return merged;
}
