/** Texts as another language may have them: two fifths longer. Runs in the page, so it stands alone. */
export function lengthen(): void {
  const share = 0.4
  const page = globalThis as { longer?: WeakMap<Node, string> }
  const known = page.longer ?? new WeakMap<Node, string>()
  page.longer = known
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent ?? ''
    const isWords =
      /\p{L}{2}/u.test(text) && !node.parentElement?.closest('pre, code, script, style, textarea, [data-value]')
    if (!isWords || known.get(node) === text) continue
    const words = text.trim()
    const more = words.slice(0, Math.ceil(words.length * share)).trimEnd()
    const longer = words.includes(' ') ? `${words} ${more}` : `${words}${more.toLowerCase()}`
    node.textContent = text.replace(words, () => longer)
    known.set(node, node.textContent)
    // A translation of what is seen is one of the name that says it too.
    const named = node.parentElement?.closest('[aria-label]')
    const label = named?.getAttribute('aria-label')
    if (label)
      named?.setAttribute(
        'aria-label',
        label.replace(words, () => longer),
      )
  }
}
