/** A person's whole name in parts. Pure. */

/** Words that begin a last name, or go on with one. */
const particles = new Set('de del della di da do dos das la las los le van von der den ter y zu af bin ibn'.split(' '))

/** “Ana Ruiz Soto”, “María José Ruiz Soto”, “Ruiz Soto, Ana”; a single word is a first name. */
export function splitName(full: string): { first_name: string | null; last_name: string | null } {
  const text = full.trim().replaceAll(/\s+/g, ' ')
  const comma = text.indexOf(',')
  if (comma > 0) return named(text.slice(comma + 1), text.slice(0, comma))
  const names = text.split(' ')
  const particle = names.findIndex((name, at) => at > 0 && particles.has(name.toLowerCase()))
  // Two given names stand before two last names, or before a particle.
  const given = particle > 0 ? Math.min(particle, 2) : names.length > 3 ? 2 : 1
  return named(names.slice(0, given).join(' '), names.slice(given).join(' '))
}

const named = (first: string, last: string) => ({ first_name: first.trim() || null, last_name: last.trim() || null })
