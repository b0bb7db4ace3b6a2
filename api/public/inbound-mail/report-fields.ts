/** Fields of a part such as `message/delivery-status`: groups, apart by empty lines, of unfolded fields. */
export type Fields = ReadonlyMap<string, string>

export function fieldGroups(text: string): Fields[] {
  const groups = [new Map<string, string>()]
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split('\n')) {
    const group = groups.at(-1)
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (/^[\w-]+$/.test(name) && !group?.has(name)) group?.set(name, line.slice(colon + 1).trim())
    if (line.trim() === '' && group?.size !== 0) groups.push(new Map())
  }
  return groups
}

/** `rfc822; lucia@example.com` is the address. */
export const untyped = (value: string | undefined): string => (value ?? '').replace(/^[\w.-]+\s*;\s*/, '')
