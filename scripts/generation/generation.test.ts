/** Generation from a small contract that holds every shape it must handle; the generator itself runs in `npm test`. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentText, type OpenApiDocument, operationsOf, withoutHeaderParameters } from './document.ts'
import { resourcesSource } from './resources.ts'

const sample = (): OpenApiDocument => JSON.parse(readFileSync(new URL('fixtures/sample.json', import.meta.url), 'utf8'))

const API_SOURCES: Record<string, string> = {
  TagsApi: `
    async createTag(requestParameters: CreateTagRequest, initOverrides?: RequestInit): Promise<Tag> {
    async listTags(requestParameters: ListTagsRequest, initOverrides?: RequestInit): Promise<TagList> {
    async getTag(requestParameters: GetTagRequest, initOverrides?: RequestInit): Promise<Tag> {
    async updateTag(requestParameters: UpdateTagRequest, initOverrides?: RequestInit): Promise<Tag> {
    async deleteTag(requestParameters: DeleteTagRequest, initOverrides?: RequestInit): Promise<void> {`,
  CustomFieldsApi: `
    async listCustomFields(requestParameters: ListCustomFieldsRequest = {}, initOverrides?: RequestInit): Promise<Page> {`,
}
const write = (document: OpenApiDocument) => resourcesSource(document, api => API_SOURCES[api]!)

test('writes a class per tag, lists and other calls apart, and leaves the stream out', () => {
  const text = write(sample())
  expect(text).toContain('  create(request: CreateTagRequest, options?: RequestOptions): Answer<Tag> {')
  expect(text).toContain('  list(request: ListTagsRequest, options?: RequestOptions): ListAnswer<TagList> {')
  expect(text).toContain('  list(request: ListCustomFieldsRequest = {}, options?: RequestOptions): ListAnswer<Page> {')
  expect(text).toContain('  readonly customFields: CustomFieldsResource')
  expect(text).toContain('   * Create a tag\n   *\n   * `POST /v1/sites/{site_id}/tags` (createTag)')
  expect(text).not.toContain('Stream')
})

test('refuses two operations that would have one name', () => {
  const document = sample()
  document.paths['/v1/labels'] = { post: { operationId: 'create', tags: ['tags'] } }
  const twins = () =>
    resourcesSource(document, api => `${API_SOURCES[api]} async create(initOverrides?: RequestInit): Promise<void> {`)
  expect(twins).toThrow('createTag and create would both be client.tags.create')
})

test.each([
  [{ tags: ['tags'] }, 'GET /v1/x has no operationId.'],
  [{ operationId: 'getX', tags: [] }, 'GET /v1/x must have exactly one tag.'],
  [{ operationId: 'getX', tags: ['a', 'b'] }, 'GET /v1/x must have exactly one tag.'],
])('refuses the operation %j', (operation, message) => {
  expect(() => operationsOf({ ...sample(), paths: { '/v1/x': { get: operation } } })).toThrow(message)
})

test('takes header parameters from the document that the generator reads, and no others', () => {
  const before = operationsOf(sample()).flatMap(({ parameters }) => parameters.map(p => p.in))
  const after = operationsOf(withoutHeaderParameters(sample())).flatMap(({ parameters }) => parameters.map(p => p.in))
  expect(before).toContain('header')
  expect(after).toEqual(before.filter(place => place !== 'header'))
})

test('writes the same text whatever the order in which paths and schemas were declared', () => {
  const document = sample()
  const reversed = { ...document, paths: Object.fromEntries(Object.entries(document.paths).reverse()) }
  expect(documentText(reversed)).toBe(documentText(document))
  expect(documentText(document).endsWith('}\n')).toBe(true)
})

test('a failed generation leaves the committed SDK and document as they are', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const committed = () =>
    ['openapi/openapi.json', 'sdk/src/generated/fingerprint.json'].map(file => readFileSync(`${root}${file}`, 'utf8'))
  const before = committed()
  const document = `${root}scripts/generation/fixtures/sample.json`
  const withoutJava = { ...process.env, PATH: '' }
  const script = `${root}scripts/generate.ts`
  const result = spawnSync(process.execPath, [script, '--document', document], { env: withoutJava, encoding: 'utf8' })
  expect(result.stderr).toContain('Java could not be started')
  expect(result.status).toBe(1)
  expect(committed()).toEqual(before)
})
