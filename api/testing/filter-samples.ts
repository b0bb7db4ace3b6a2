/** Values on which two meanings of a filter could differ: marks, cases, edges of numbers and moments. */

export const words = [
  'Ana',
  'ANA',
  'ána',
  'Ñandú',
  'ñandu',
  'O’Brien',
  'Straße',
  'STRASSE',
  'strasse',
  'Peña',
  'Pen\u0303a',
  'PENA',
  'कि',
  'का',
  'が',
  'か',
  'ΟΔΟΣ',
  'ılık',
  'İzmir',
  '100%',
  'a_b',
  'ＡＢＣ',
  '愛子',
  "D'Arc",
]
export const names = words.filter(word => /^[\p{L}\p{M}’'. -]+$/u.test(word))
export const numbers = [-1, 0, 0.1, 1, 2.5, 60, 90, 1000]
export const dates = ['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-14']
export const moments = [...dates, '2027-03-14T09:30:00Z', '2027-03-14T09:30:00.003Z', '2027-03-14T09:31:00Z']
export const sizes = ['small', 'Größe', 'LARGE']
export const emails = [
  'ana@example.com',
  'ANA@Example.com',
  'josé@example.com',
  'jose@example.com',
  'x@bücher.example',
  'y@xn--bcher-kva.example',
]
export const countries = ['ES', 'DE', 'TR']

/** A repeatable pick: leads are made by counting through the pools at different steps. */
export const pick = <T>(pool: readonly T[], i: number, step: number): T | undefined => {
  const at = (i * step + Math.floor(i / pool.length)) % (pool.length + 1)
  return pool[at]
}

/** Where a lead came from: nothing, one arrival or two, each telling some facts and not others. */
export function originSample(i: number, facts: readonly string[], at: number) {
  const arrival = (step: number) => {
    const known = facts.map((fact, f) => [fact, pick(words, i + f, step)] as const)
    return { at, ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) }
  }
  return {
    country: pick(countries, i, 1) ?? null,
    device: pick(['desktop', 'tablet', 'mobile'] as const, i, 2) ?? null,
    first_touch: i % 5 === 0 ? null : arrival(1),
    last_touch: i % 3 === 0 ? null : arrival(2),
  }
}
