/**
 * Words of the popup, typed where they stand. Meanwhile a copy of them is in their place, so that what Preact drew
 * stays as it drew it, and nothing is drawn anew but what comes from elsewhere, such as undoing.
 */
import { isOfComposition } from '../runtime/composition.ts'
import { isAlike, type Words, writtenIn } from './written.ts'

type Point = { clientX: number; clientY: number }

export type TextEditor = {
  begin: (words: Words, source: string, point?: Point) => void
  /** What was typed into, with what Preact drew in its place again. */
  end: () => Words | undefined
  isIn: (path: readonly EventTarget[]) => boolean
  /** Whether a drawing with this text, in which so many typings are, would change nothing. */
  holds: (textAt: (pointer: string) => string, number?: number) => boolean
}

type Active = { words: Words; host: HTMLElement; own: ChildNode[]; was_hidden: boolean }

/** A label has more in it than its words: the first node is theirs. */
const ownNodes = ({ element, type }: Words): ChildNode[] =>
  type === 'line' && element.matches('label, legend') ? [...element.childNodes].slice(0, 1) : [...element.childNodes]

function makeEditable(host: HTMLElement): void {
  try {
    host.contentEditable = 'plaintext-only'
  } catch {
    host.contentEditable = 'true'
  }
}

/** By the key that is pressed with Ctrl or ⌘. */
const COMMANDS: Record<string, string> = { b: 'bold', i: 'italic' }

/** Marks what is selected, else what is typed next. Plain editing takes no marks, so it ends for a moment. */
function mark(host: HTMLElement, command: string): void {
  host.contentEditable = 'true'
  document.execCommand(command)
  makeEditable(host)
}

/** Where it was clicked, else at the end. */
function putCaret(host: HTMLElement, point?: Point): void {
  const root = host.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null }
  const selection = root.getSelection?.() || getSelection()
  const range = document.createRange()
  range.selectNodeContents(host)
  range.collapse(false)
  const at = point && document.caretPositionFromPoint?.(point.clientX, point.clientY, { shadowRoots: [root] })
  if (at && host.contains(at.offsetNode)) range.setStart(at.offsetNode, at.offset)
  range.collapse(true)
  selection?.removeAllRanges()
  selection?.addRange(range)
}

export function makeTyping(
  typed: (pointer: string, text: string, number: number) => void,
  ended: () => void,
): TextEditor {
  let active: Active | undefined
  let count = 0

  const end = (): Words | undefined => {
    const { words, host, own, was_hidden } = active || {}
    active = undefined
    if (!words || !host || !own) return undefined
    host.replaceWith(...own)
    words.element.hidden = !!was_hidden
    return words
  }

  const onKey = (event: KeyboardEvent): void => {
    const { key } = event
    if (isOfComposition(event)) return
    const is_line = active?.words.type !== 'blocks'
    if (key === 'Escape' || (key === 'Enter' && is_line)) {
      event.preventDefault()
      event.stopPropagation()
      active?.host.blur()
    } else if (active && active.words.type !== 'line' && (event.ctrlKey || event.metaKey) && COMMANDS[key]) {
      event.preventDefault()
      mark(active.host, COMMANDS[key])
    } else if (key === ' ' && active?.words.element.closest('button, a')) {
      // Within a button a space would press it.
      event.preventDefault()
      document.execCommand('insertText', false, ' ')
    }
  }

  const begin: TextEditor['begin'] = (words, source, point) => {
    const { element, type } = words
    const own = ownNodes(words)
    const host: HTMLElement = document.createElement(type === 'blocks' ? 'div' : 'span')
    host.append(...own.map(node => node.cloneNode(true)))
    // What cannot be told from its looks is typed with its marks.
    if (source && !isAlike(writtenIn(host, type), source, type)) host.textContent = source
    element.prepend(host)
    for (const node of own) node.remove()
    active = { words, host, own, was_hidden: !!element.hidden }
    element.hidden = false
    makeEditable(host)
    host.addEventListener('input', () => typed(words.pointer, writtenIn(host, type), ++count))
    host.addEventListener('keydown', onKey)
    host.addEventListener('keyup', event => event.key === ' ' && event.preventDefault())
    host.addEventListener('blur', () => {
      if (active?.host === host && end()) ended()
    })
    host.focus({ preventScroll: true })
    putCaret(host, point)
  }

  return {
    begin,
    end,
    isIn: path => !!active && path.includes(active.host),
    holds(textAt, number = 0) {
      if (!active) return false
      const { words, host } = active
      return number < count || isAlike(textAt(words.pointer), writtenIn(host, words.type), words.type)
    },
  }
}
