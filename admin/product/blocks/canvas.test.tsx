/** The canvas shows a document as wide as it is sent, smaller where there is less room. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { type Block, BlockKitProvider, blockKit } from './block-kit.tsx'
import { Canvas } from './canvas.tsx'
import { useBlockEditing } from './use-block-editing.ts'

answerInBrowser()

const kit = blockKit<Block>({
  ...{ kinds: {}, offered: [], onlyAtTop: [], lastKind: 'footer', hasConditions: false, space_below_px: 0 },
  newBlock: type => ({ id: 'new', type }),
  wordsOf: () => '',
  View: () => <p>Hello</p>,
  Properties: () => null,
})
const blocks = [{ id: 'a', type: 'hero' }]

function Drawn({ room_px, width_px }: { room_px: number; width_px: number }) {
  const editing = useBlockEditing({ blocks, onChange: () => undefined })
  return (
    <div style={{ width: room_px }}>
      <Canvas editing={editing} look={{}} width_px={width_px} />
    </div>
  )
}

async function sheetIn(room_px: number, width_px: number) {
  await handle(api => api.sites.list(), page())
  const { container, getByText } = await draw(
    <BlockKitProvider kit={kit}>
      <Drawn room_px={room_px} width_px={width_px} />
    </BlockKitProvider>,
    { path: '/sites/$site_id', at: '/sites/site_1' },
  )
  await expect.element(getByText('Hello')).toBeVisible()
  return container.querySelector<HTMLElement>('[data-slot=sheet]')!
}

test('a page is laid out at its own width and drawn small where there is less room', async () => {
  const sheet = await sheetIn(672, 1_080)
  await expect.poll(() => getComputedStyle(sheet).width).toBe('1080px')
  expect(sheet.getBoundingClientRect().width).toBeCloseTo(640, 0)
})

test('what fits keeps its size', async () => {
  const sheet = await sheetIn(672, 600)
  expect(sheet.getBoundingClientRect().width).toBe(600)
})

test.each([1_080, 600])('of %i px on a phone it is as narrow as its room', async width_px => {
  const sheet = await sheetIn(390, width_px)
  expect(sheet.getBoundingClientRect().width).toBeLessThanOrEqual(390)
  expect(getComputedStyle(sheet).zoom).toBe('1')
})
