/** A box of the canvas says what it is, who is there and what is wrong, and shows its email. */
import { ReactFlowProvider } from '@xyflow/react'
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle } from '../../../../testing/api.ts'
import { draw } from '../../../../testing/render.tsx'
import type { Item } from '../model/items.ts'
import { DrawnEditor } from '../state/editor-for-tests.tsx'
import type { EditorActions } from '../state/journey-context.ts'
import { ItemBox, type ItemNode } from './item-box.tsx'

answerInBrowser()

const mail: Item = {
  ...{ selection: 'step:mail', kind: 'step', type: 'send_email', number: '2', title: 'Send email', inside: 0 },
  ...{ lines: ['Welcome'], issues: ['Sender: Choose one.'] },
}

async function drawn(item: Item) {
  const editorActions = { select: vi.fn(), offerActions: vi.fn() } as unknown as EditorActions
  const data = { item, isSelected: false, isCollapsed: false, isStop: true, trail: undefined }
  const node = { id: 'a', data } as never as Parameters<typeof ItemBox>[0] & ItemNode
  const screen = await draw(
    <ReactFlowProvider>
      <DrawnEditor steps={[]} editorActions={editorActions}>
        <ItemBox {...node} />
      </DrawnEditor>
    </ReactFlowProvider>,
  )
  return { screen, editorActions }
}

test('one button says everything, and selects', async () => {
  const numbers = { reached: 40, live: 12, stopped: 3, failed: 0, share: 0.5 }
  const { screen, editorActions } = await drawn({ ...mail, numbers })
  const button = screen.getByRole('button', {
    name: /2Send email.*12 here, 3 stopped, 50% opened, Sender: Choose one\./,
  })
  await button.click()
  expect(editorActions.select).toHaveBeenCalledWith('step:mail')
})

test('an email is seen, small, with its subject', async () => {
  await handle(api => api.templates.preview({ site_id: 'site_1', template_id: 'tmpl_1', body: {} }), {
    ...{
      language: 'en' as const,
      subject: 'Welcome, María José',
      preheader: '',
      text: '',
      problems: [],
      bytes: 0,
      hints: [],
    },
    html: '<!doctype html><p>Hello</p>',
  })
  const { screen } = await drawn({ ...mail, picture: 'tmpl_1' })
  await expect.element(screen.getByText('Welcome, María José')).toBeVisible()
  expect(document.querySelector('[data-slot=template-picture] iframe')?.getAttribute('sandbox')).toBe('')
})
