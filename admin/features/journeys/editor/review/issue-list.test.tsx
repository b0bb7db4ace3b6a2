/** What is said where nothing has to be fixed. */
import { expect, test } from 'vitest'
import { draw } from '../../../../testing/render.tsx'
import { DrawnEditor } from '../state/editor-for-tests.tsx'
import type { EditorActions } from '../state/journey-context.ts'
import { IssueList } from './issue-list.tsx'

const drawn = (isCurrent: boolean) =>
  draw(
    <DrawnEditor steps={[]} editorActions={{} as EditorActions}>
      <IssueList isCurrent={isCurrent} />
    </DrawnEditor>,
  )

test('a journey with something to publish is ready', async () => {
  const screen = await drawn(false)
  await expect.element(screen.getByText('This journey is ready to publish.')).toBeVisible()
})

test('one that is published as it is has nothing to publish', async () => {
  const screen = await drawn(true)
  await expect.element(screen.getByRole('heading', { name: 'Up to date' })).toBeVisible()
  await expect.element(screen.getByText('The published journey includes all your changes.')).toBeVisible()
  await expect.element(screen.getByText(/ready/i)).not.toBeInTheDocument()
})
