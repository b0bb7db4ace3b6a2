// What the search finds, and in which order. Served in front of page.js, which calls it.

/** Lower case, without accents. */
const fold = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words to look for, little words left out: each as it was typed, and a Spanish one by the English one of the documentation, too. */
function wordsOf(query, { words, ignored }) {
  return fold(query)
    .split(/\s+/)
    .filter(word => word && !ignored.includes(word))
    .map(word => {
      const english = words[word] ?? words[word.replace(/s$/, '')] ?? words[word.replace(/es$/, '')]
      return english ? [english, word] : [word]
    })
}

/** Words in a title count for more than those in a text. */
function scoreOf(word, title, rest) {
  const stem = word.replace(/(ing|s|ation)$/, '')
  if (title.startsWith(word)) return 6
  if (title.includes(stem)) return 4
  return rest.includes(stem) ? 1 : 0
}

/** All words must be there. An endpoint is also found by its name: `create lead` is `createLead`. */
export function found(query, { entries, spanish }) {
  const words = wordsOf(query, spanish)
  if (words.length === 0) return []
  const scored = entries.flatMap(entry => {
    const title = fold(entry.title)
    const rest = fold(`${entry.path} ${entry.text}`)
    const scores = words.map(forms => Math.max(...forms.map(word => scoreOf(word, title, rest))))
    if (scores.includes(0)) return []
    const isNamed = entry.path.toLowerCase().endsWith(`#${words.map(([word]) => word).join('')}`)
    return [{ entry, score: scores.reduce((sum, score) => sum + score, (entry.guide ? 1 : 0) + (isNamed ? 10 : 0)) }]
  })
  return scored.sort((a, b) => b.score - a.score).slice(0, 12)
}
