/**
 * Ctrl or ⌘ with C, X and V on what has the focus in the editor, through the browser's own clipboard. Text fields keep
 * theirs.
 */
import { useEffect } from 'react'
import type { Selection } from '../model/selection.ts'

/** The last copied steps, for browsers that do not let pages read the clipboard. */
let copied = ''

/** To the clipboard as far as the browser lets it, and kept here at any rate. */
export function putOnClipboard(text: string): void {
  copied = text
  void navigator.clipboard?.writeText(text).catch(() => {})
}

export async function readClipboard(): Promise<string> {
  if (copied !== '') return copied
  return (await navigator.clipboard?.readText().catch(() => '')) ?? ''
}

type Handlers = {
  /** The text for what is copied; undefined where there is nothing to copy. */
  onCopy: (selection: Selection) => string | undefined
  onCut: (selection: Selection) => string | undefined
  /** Whether the text was steps. */
  onPaste: (selection: Selection, text: string) => boolean
}

const focused = (): Selection | undefined =>
  window.document.activeElement instanceof HTMLElement
    ? (window.document.activeElement.dataset.outline as Selection | undefined)
    : undefined

export function useClipboardKeys({ onCopy, onCut, onPaste }: Handlers) {
  useEffect(() => {
    const take = (event: ClipboardEvent, textOf: (selection: Selection) => string | undefined) => {
      const selection = focused()
      // Selected text takes precedence.
      if (selection === undefined || window.getSelection()?.isCollapsed === false) return
      const text = textOf(selection)
      if (text === undefined) return
      copied = text
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }
    const copy = (event: ClipboardEvent) => take(event, onCopy)
    const cut = (event: ClipboardEvent) => take(event, onCut)
    const paste = (event: ClipboardEvent) => {
      const selection = focused()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (selection !== undefined && onPaste(selection, text)) event.preventDefault()
    }
    const { document } = window
    document.addEventListener('copy', copy)
    document.addEventListener('cut', cut)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', paste)
    }
  }, [onCopy, onCut, onPaste])
}
