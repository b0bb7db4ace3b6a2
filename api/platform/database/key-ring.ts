/**
 * The keys that a database has had, known by each of them: whoever holds one signs and wraps with the newest, and what any of
 * them signed or wrapped is accepted. So a key can be renewed while it is in use.
 */
const rings = new WeakMap<Buffer, Buffer[]>()

/** From the first to the newest; answers the first, which stands for all. */
export function keyRing(keys: readonly [Buffer, ...Buffer[]]): Buffer {
  const [first] = keys
  const ring = [...keys]
  if (keys.length > 1) for (const key of keys) rings.set(key, ring)
  return first
}

/** Whoever holds the key has the newer one as well. */
export function addNewerKey(key: Buffer, newer: Buffer): void {
  const ring = rings.get(key) ?? [key]
  if (ring.some(one => one.equals(newer))) return
  ring.push(newer)
  for (const one of ring) rings.set(one, ring)
}

export const allKeys = (key: Buffer): readonly Buffer[] => rings.get(key) ?? [key]
export const newestKey = (key: Buffer): Buffer => rings.get(key)?.at(-1) ?? key
/** What is stored was hashed with it, and what was told to others derived from it. */
export const firstKey = (key: Buffer): Buffer => rings.get(key)?.[0] ?? key
