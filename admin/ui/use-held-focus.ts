/** Focus that does not get lost: what had it goes away (a step that is done, a row that is removed), and what surrounded it takes it over. */
import { useEffect } from 'react'

export function useHeldFocus(): void {
  useEffect(() => {
    /** What had the focus last, and all that surrounds it in the content of the screen. */
    let surroundings: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      const content = target instanceof HTMLElement && target.closest('main')
      if (content) surroundings = surroundingsOf(target, content)
    }
    let frame = 0
    const holdOn = () => {
      const next = surroundings.find(element => element.isConnected)
      if (isLost() && next && next !== surroundings[0]) take(next)
    }
    const observer = new MutationObserver(() => {
      if (!isLost() || !surroundings[0] || surroundings[0].isConnected) return
      cancelAnimationFrame(frame)
      // What closes a menu or a dialog gives the focus back in the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(holdOn)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

function surroundingsOf(element: HTMLElement, content: Element): HTMLElement[] {
  const parent = element.parentElement
  return element === content || !parent ? [element] : [element, ...surroundingsOf(parent, content)]
}

/** Reached by no Tab, neither before nor after. */
function take(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
