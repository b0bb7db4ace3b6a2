/** What stands around a screen: little before signing in, and the frame, which strangers never load, behind it. */
import { Outlet, useMatches } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadTexts } from '../messages/messages.tsx'
import { session } from '../product/session/session.ts'
import { PlainLayout } from './plain-layout.tsx'

let Frame: ComponentType | undefined

/** Loaded with the first screen that stands in it. */
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
