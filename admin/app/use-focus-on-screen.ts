/** After navigation by keyboard the focus moves to the content of the new screen. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

export function useFocusOnScreen() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        // A screen that has chosen a field, and a navigation that is still there, keep it.
        if (!pathChanged || !isLost()) return
        // In the frame, in which the page is laid out anyway.
        requestAnimationFrame(() => isLost() && document.getElementById('main')?.focus({ preventScroll: true }))
      }),
    [router],
  )
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body
