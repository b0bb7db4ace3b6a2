/** A source that was read with a warning, and one that failed: in the list, and by itself. */
import type { KnowledgeDocument, KnowledgeSource } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { SourceDetail } from './source-detail.tsx'
import { SourceList } from './source-list.tsx'

answerInBrowser()
const [site_id, source_id] = ['site_1', 'src_1']
const path = '/sites/$site_id/knowledge'
const at = '2027-03-01T09:00:00.000Z'
const warning = { code: 'document_cut', text: 'Only the first part of the document was read.' } as const
const source: KnowledgeSource = {
  ...{ id: source_id, name: 'Opening hours', type: 'url', status: 'ready', is_updating: false, operation_id: null },
  ...{ content_version: 1, document_count: 1, chunk_count: 2, bytes: 900, fetched_at: at, update_every_days: null },
  ...{ next_run_at: null, may_change: true, version: 1, created_at: at, updated_at: at },
  warning,
}
const hours: KnowledgeDocument = {
  ...{ position: 0, name: 'https://casa.example/hours', title: 'Hours', url: null, bytes: 900, chunk_count: 2 },
  ...{ has_transcript: false, warning },
}

async function shownAlone(changes: Partial<KnowledgeSource>, ...documents: KnowledgeDocument[]) {
  await signedIn('manage-assistants')
  await handle(api => api.sites.list(), page())
  await handle(api => api.knowledgeSources.get({ site_id, source_id }), { ...source, ...changes })
  await handle(api => api.knowledgeSources.listKnowledgeDocuments({ site_id, source_id }), page(...documents))
  await handle(api => api.knowledgeSources.listKnowledgeChunks({ site_id, source_id }), page())
  return draw(<SourceDetail />, { path: `${path}/$source_id`, at: `/sites/${site_id}/knowledge/${source_id}` })
}

test('the warning of a source’s only document is said once, with its badge', async () => {
  const screen = await shownAlone({}, hours)
  await expect.element(screen.getByRole('rowheader', { name: 'Hours' })).toBeVisible()
  await expect.element(screen.getByText(warning.text)).toBeVisible()
  expect(screen.getByText('Check its text').elements()).toHaveLength(2)
  expect(screen.getByText(warning.text).elements()).toHaveLength(1)
})

test('of several documents, the one with the warning says it', async () => {
  const prices = { ...hours, position: 1, name: 'prices', title: 'Prices' }
  const screen = await shownAlone({ document_count: 2 }, { ...hours, warning: undefined }, prices)
  await expect.element(screen.getByRole('rowheader', { name: /Prices/ }).getByText(warning.text)).toBeVisible()
})

test('a file is loaded under its name, with the ending that its new name lacks', async () => {
  const saved: string[] = []
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download)
  }
  try {
    await handle(
      api => api.knowledgeSources.getContent({ site_id, source_id }).asResponse(),
      () => new Response('# Hours', { headers: { 'content-type': 'application/octet-stream' } }),
    )
    const screen = await shownAlone({ type: 'file', format: 'md', name: 'Rules' }, hours)
    await screen.getByRole('button', { name: 'Download file' }).click()
    await expect.poll(() => saved).toEqual(['Rules.md'])
  } finally {
    HTMLAnchorElement.prototype.click = press
  }
})

test('a file is not read again after days: nothing else would be in it', async () => {
  const screen = await shownAlone({ type: 'file', format: 'md' }, hours)
  await expect.element(screen.getByRole('button', { name: 'Download file' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Reread every/ }).elements()).toEqual([])
})

test('a page that was read has no file to load, and may be read again after days', async () => {
  const screen = await shownAlone({}, hours)
  await expect.element(screen.getByRole('rowheader', { name: 'Hours' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /Reread every/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download file' }).elements()).toEqual([])
})

test('what an update changed is listed inside its card', async () => {
  const changes = [{ type: 'added', document: 'https://casa.example/new' }] as const
  const report = { added: 1, changed: 0, removed: 0, unchanged: 0, failed: 0, changes: [...changes] }
  const screen = await shownAlone({ report })
  const line = screen.getByText(/casa\.example\/new/)
  await expect.element(line).toBeVisible()
  expect(getComputedStyle(line.element()).listStyleType).toBe('none')
})

test('the badge of a failed update is whole on a narrow screen, in Spanish', async () => {
  await browser.viewport(600, 800)
  await signedIn('manage-assistants')
  await handle(api => api.sites.list(), page())
  await handle(api => api.knowledgeSources.list({ site_id }), page({ ...source, status: 'failed' as const }))
  const screen = await draw(<SourceList />, { path, at: `/sites/${site_id}/knowledge`, language: 'es' })
  const badge = screen.getByText('Error al actualizar')
  await expect.element(badge).toBeVisible()
  for (let around = badge.element().parentElement; around?.role !== 'row'; around = around!.parentElement)
    expect(around!.scrollWidth).toBeLessThanOrEqual(around!.clientWidth)
  await browser.viewport(1280, 800)
})
