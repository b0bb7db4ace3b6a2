/**
 * ⌘K (Ctrl K) opens the command palette, `G` and a letter go to a screen. The palette is loaded when it is first asked
 * for.
 */
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCan } from '../../product/session/abilities.ts'
import { isDialogOpen, isTyping, useHotkey } from '../../ui/use-hotkey.ts'
import { findableFor } from '../navigation-entries.ts'
import { followRecent } from './recent.ts'

const Palette = lazy(() => import('./palette.tsx').then(module => ({ default: module.Palette })))
const asked = new EventTarget()

/** Opens it from anywhere in the frame. */
export const openPalette = (): void => void asked.dispatchEvent(new Event('open'))

export function PaletteKey({ site_id }: { site_id: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented || isDialogOpen()) return
      event.preventDefault()
      open()
    }
    asked.addEventListener('open', open)
    document.addEventListener('keydown', onKey)
    return () => {
      asked.removeEventListener('open', open)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  useEffect(() => followRecent(), [])
  useJumps(site_id)
  if (!isOpen) return null
  return (
    <Suspense>
      <Palette site_id={site_id} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

const JUMP_MS = 1_500

/** `G`, then the letter of an entry within a moment. */
function useJumps(site_id: string | undefined) {
  const navigate = useNavigate()
  const entries = findableFor(site_id, useCan())
  /** The browser's time of the key: on a busy machine events arrive late and close together. */
  const startedAt = useRef<number>(undefined)
  useHotkey('g', ({ timeStamp }) => {
    startedAt.current = timeStamp
  })
  const latest = useRef(entries)
  useEffect(() => {
    latest.current = entries
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'g' || startedAt.current === undefined) return
      const isLate = event.timeStamp - startedAt.current > JUMP_MS
      startedAt.current = undefined
      const entry = latest.current.find(({ key }) => key === event.key)
      if (isLate || !entry || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      void navigate({ to: entry.href })
    }
    // Before the keys of the screen itself.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [navigate])
}
