// Search, the language of samples, and copying. Every page reads without it.
const language_key = 'leadwright-docs-language'

/** All samples of the page in one language: who chose Python once reads on in Python. */
function choose(language) {
  for (const group of document.querySelectorAll('.code[data-tabs]')) {
    const tabs = [...group.querySelectorAll('[role=tab]')]
    if (!tabs.some(tab => tab.dataset.language === language)) continue
    for (const tab of tabs) tab.setAttribute('aria-selected', String(tab.dataset.language === language))
    for (const block of group.querySelectorAll('pre')) block.hidden = block.dataset.language !== language
  }
}

function stored() {
  try {
    return localStorage.getItem(language_key)
  } catch {
    return null
  }
}

document.addEventListener('click', async event => {
  const button = event.target.closest?.('.code button')
  if (!button) return
  if (button.classList.contains('copy')) {
    await navigator.clipboard.writeText(button.closest('.code').querySelector('pre:not([hidden])').textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
    return
  }
  choose(button.dataset.language)
  try {
    localStorage.setItem(language_key, button.dataset.language)
  } catch {
    // A browser that stores nothing shows the first language on the next page.
  }
})
const before = stored()
if (before) choose(before)

const input = document.querySelector('.search input')
const list = document.querySelector('.search ul')
let index

function show(results) {
  list.replaceChildren(
    ...results.map(({ entry }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      const about = document.createElement('small')
      link.href = entry.path
      link.textContent = entry.title
      about.textContent = entry.about
      link.append(about)
      item.append(link)
      return item
    }),
  )
  if (results.length === 0) {
    const none = document.createElement('p')
    none.textContent = 'Nothing found. · No se encontró nada.'
    const item = document.createElement('li')
    item.append(none)
    list.append(item)
  }
  list.hidden = false
}

input.addEventListener('input', async () => {
  const query = input.value.trim()
  if (query === '') {
    list.hidden = true
    return
  }
  index ??= await (await fetch('/docs/search.json')).json()
  if (query === input.value.trim()) show(found(query, index))
})
document.addEventListener('keydown', event => {
  const isSlash = event.key === '/' && !/^(input|textarea)$/i.test(event.target.tagName)
  if (isSlash || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
    event.preventDefault()
    input.select()
  }
  if (event.key === 'Escape') list.hidden = true
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const links = [...list.querySelectorAll('a')]
    if (list.hidden || links.length === 0) return
    event.preventDefault()
    const at = links.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
    if (at < 0) input.focus()
    else links[Math.min(at, links.length - 1)].focus()
  }
  if (event.key === 'Enter' && event.target === input) list.querySelector('a')?.click()
})
document.addEventListener('click', event => {
  if (!event.target.closest?.('.search')) list.hidden = true
})

// Addresses of endpoints from before each tag had a page.
const old = /^#tag\/([^/]+)\/([A-Z]+)(\/.*)$/.exec(decodeURIComponent(location.hash))
if (old) {
  const [, tag, method, path] = old
  const here = document.querySelector(`[data-endpoint="${method} ${path}"]`)
  if (here) location.replace(`#${here.id}`)
  else if (!location.pathname.endsWith(`/${tag}`)) location.replace(`/docs/reference/${tag}${location.hash}`)
}
