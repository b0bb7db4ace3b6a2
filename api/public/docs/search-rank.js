// What the search finds, and in which order. Served in front of page.js, which calls it.

/** Lower case, without accents. */
const fold = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words to look for: Spanish ones by the English ones of the documentation, little words left out. */
function wordsOf(query, { words, ignored }) {
  return fold(query)
    .split(/\s+/)
    .filter(word => word && !ignored.includes(word))
    .map(word => words[word] ?? words[word.replace(/s$/, '')] ?? words[word.replace(/es$/, '')] ?? word)
    .flatMap(text => text.split(' '))
}

/** Words in a title count for more than those in a text; all words must be there. */
export function found(query, { entries, spanish }) {
  const words = wordsOf(query, spanish)
  if (words.length === 0) return []
  const scored = entries.flatMap(entry => {
    const title = fold(entry.title)
    const rest = fold(`${entry.path} ${entry.text}`)
    let score = entry.guide ? 1 : 0
    for (const word of words) {
      const stem = word.replace(/(ing|s|ation)$/, '')
      if (title.startsWith(word)) score += 6
      else if (title.includes(stem)) score += 4
      else if (rest.includes(stem)) score += 1
      else return []
    }
    return [{ entry, score }]
  })
  return scored.sort((a, b) => b.score - a.score).slice(0, 12)
}
