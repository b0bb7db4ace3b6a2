/** Layouts: a plain one before signing in, and the frame after it, which is loaded only then. */
import { Outlet, useMatches } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadFrameTexts, loadTexts } from '../messages/messages.tsx'
import type { Screen } from '../product/screens/screen.ts'
import { session } from '../product/session/session.ts'
import { PlainLayout } from './plain-layout.tsx'

let Frame: ComponentType | undefined

/** Loaded with the first screen that uses it, and with what that screen says. */
export async function loadFrame({ texts }: Pick<Screen, 'texts'>): Promise<void> {
  const { language } = session.get()
  const said = texts === 'frame' ? loadFrameTexts(language) : loadTexts(language)
  const [frame] = await Promise.all([import('./frame.tsx'), said])
  void loadTexts(language)
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
