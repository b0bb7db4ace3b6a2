/** Layouts: a plain one before signing in, and the frame after it, which is loaded only then. */
import { Outlet, useMatches } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadTexts } from '../messages/messages.tsx'
import { session } from '../product/session/session.ts'
import { PlainLayout } from './plain-layout.tsx'

let Frame: ComponentType | undefined

/** Loaded with the first screen that uses it. */
export async function loadFrame(): Promise<void> {
  const [frame] = await Promise.all([import('./frame.tsx'), loadTexts(session.get().language)])
  Frame = frame.Frame
}

export function Layout() {
  const screen = useMatches().at(-1)?.staticData.screen
  if (screen?.access === 'public')
    return (
      <PlainLayout>
        <Outlet />
      </PlainLayout>
    )
  return screen && Frame ? <Frame /> : <Outlet />
}
