/** Detects likely typos in the domain of well-known providers. A correction is suggested, never applied by itself. */

/** Misspellings of `.com` that are no top-level domains. */
const endings = /\.(con|c[mp][om]|ocm|[vx]om|comm)$/
const providers = 'gmail hotmail outlook yahoo icloud protonmail'.split(' ')

/** One letter more, one less, another one, or two in turn; the first stays. */
function near(a: string, b: string): boolean {
  let i = 1
  while (i < a.length && a[i] === b[i]) i++
  const x = a.slice(i)
  const y = b.slice(i)
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  )
}

/** The corrected address; undefined if there is no likely typo. */
export function suggestAddress(address: string): string | undefined {
  const [, person, name = '', rest = ''] = /^([^@]+@)([^.@]+)(\.[^@]+)$/.exec(address.trim()) ?? []
  if (!person) return
  const given = name.toLowerCase()
  const known = providers.find(one => one[0] === given[0] && near(given, one))
  const ending = rest.toLowerCase().replace(endings, '.com')
  const meant = (known ?? given) + (known && /^\.(co?|cm|om)$/.test(ending) ? '.com' : ending)
  return meant === (name + rest).toLowerCase() ? undefined : person + meant
}
