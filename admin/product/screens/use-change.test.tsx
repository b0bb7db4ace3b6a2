/** A change shows before the answer; refused, it is undone and says why. */

import type { Tag } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { LocatorSelectors } from 'vitest/browser'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { Button } from '../../ui/button.tsx'
import { leadSettingsClient } from '../lead-settings/client.ts'
import { tagsQuery } from '../lead-settings/queries.ts'
import { patched, removed } from '../lists/shown.ts'
import { useChange } from './use-change.ts'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'
const tag: Tag = {
  id: 'tag_1',
  name: 'old',
  source: 'manual',
  version: 1,
  lead_count: 0,
  created_at: at,
  updated_at: at,
}
const list = (...tags: Tag[]) => handle(api => api.tags.list({ site_id, limit: 100 }), page(...tags))

function Tags() {
  const { data = [] } = useQuery(tagsQuery(site_id))
  const rename = useChange({
    run: (name: string) =>
      leadSettingsClient.tags.update({ site_id, tag_id: tag.id, body: { name } }, { ifMatch: tag.version }),
    shows: name => [patched('tags', tag.id, { name })],
    done: saved => ({ text: `Renamed to ${saved.name}` }),
  })
  const remove = useChange({
    run: () => leadSettingsClient.tags.delete({ site_id, tag_id: tag.id }),
    shows: () => [removed('tags', tag.id)],
  })
  return (
    <>
      <ul aria-label="Tags">
        {data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Button onPress={() => rename.mutate('new')}>Rename</Button>
      <Button onPress={() => remove.mutate()}>Delete</Button>
    </>
  )
}

/** A toast is an item of a list too. */
const tagIn = (screen: LocatorSelectors) => screen.getByRole('list', { name: 'Tags' }).getByRole('listitem')

/** An answer that waits until the test lets it go. */
function held() {
  let letGo = () => {}
  const asked = new Promise<void>(resolve => {
    letGo = resolve
  })
  return { asked, letGo: () => letGo() }
}

/** A screen with the one tag. */
async function shown() {
  await list(tag)
  const screen = await draw(<Tags />)
  await expect.element(screen.getByText('old')).toBeVisible()
  return screen
}

const renaming = { site_id, tag_id: tag.id, body: { name: 'new' } }

test('shows at once, and stays when the server agrees', async () => {
  const { asked, letGo } = held()
  const screen = await shown()
  await handle(
    api => api.tags.update(renaming),
    async () => {
      await asked
      return { ...tag, name: 'new' }
    },
  )
  await screen.getByRole('button', { name: 'Rename' }).click()
  await expect.element(tagIn(screen)).toHaveTextContent('new')
  await list({ ...tag, name: 'new' })
  letGo()
  await expect.element(screen.getByText('Renamed to new')).toBeVisible()
  await expect.element(tagIn(screen)).toHaveTextContent('new')
})

test('is undone with the reason when the server refuses', async () => {
  const { asked, letGo } = held()
  const screen = await shown()
  await handle(
    api => api.tags.update(renaming),
    async () => {
      await asked
      return refuse(409, 'Another tag has this name.')
    },
  )
  await screen.getByRole('button', { name: 'Rename' }).click()
  await expect.element(tagIn(screen)).toHaveTextContent('new')
  letGo()
  await expect.element(screen.getByText('Another tag has this name.')).toBeVisible()
  await expect.element(tagIn(screen)).toHaveTextContent('old')
})

test('what is removed comes back when it may not go', async () => {
  const { asked, letGo } = held()
  const screen = await shown()
  await handle(
    api => api.tags.delete({ site_id, tag_id: tag.id }),
    async () => {
      await asked
      return refuse(409, 'A journey uses it.')
    },
  )
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(tagIn(screen)).not.toBeInTheDocument()
  letGo()
  await expect.element(screen.getByText('A journey uses it.')).toBeVisible()
  await expect.element(screen.getByText('old')).toBeVisible()
})
