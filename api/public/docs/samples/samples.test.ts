import { expect, test } from 'vitest'
import { curlSample, pythonSample } from './http-samples.ts'
import { pythonLiteral, typescriptLiteral } from './literal.ts'
import { type DocumentedOperation, toSampleOperation } from './operation.ts'
import { sdkSample } from './sdk-sample.ts'

const operation = (given: Partial<DocumentedOperation> & { operationId: string }) => ({
  tags: ['tags'],
  security: [{ bearer: [] }],
  responses: { 200: { content: { 'application/json': { example: { id: 'tag_1' } } } } },
  ...given,
})
const body = { requestBody: { content: { 'application/json': { example: { name: 'It’s' } } } } }
const create = toSampleOperation('post', '/v1/sites/{site_id}/tags', operation({ operationId: 'createTag', ...body }))
const url = 'https://leads.example.com'

test('a call is written in three languages, at the address that is given', () => {
  expect(sdkSample(create)).toBe("const tag = await client.tags.create({ site_id, body: { name: 'It’s' } })")
  expect(curlSample(create, url)).toBe(
    [
      `curl "${url}/v1/sites/$SITE_ID/tags"`,
      '-X POST',
      '-H "Authorization: Bearer $LEADWRIGHT_API_KEY"',
      '-H "Content-Type: application/json"',
      `-d '{"name":"It’s"}'`,
    ].join(' \\\n  '),
  )
  expect(pythonSample(create, url)).toContain(`    f"${url}/v1/sites/{site_id}/tags",\n`)
  expect(pythonSample(create, url)).toContain('    json={"name": "It’s"},\n')
})

test('a list is iterated, a deletion answers nothing, a stream is followed, a file is sent', () => {
  const page = { data: [], has_more: false, next_cursor: null }
  const listed = operation({
    operationId: 'listTags',
    parameters: [{ name: 'cursor', in: 'query' }],
    responses: { 200: { content: { 'application/json': { example: page } } } },
  })
  const sample = (method: string, path: string, given: DocumentedOperation) =>
    sdkSample(toSampleOperation(method, path, given))
  expect(sample('get', '/v1/sites/{site_id}/tags', listed)).toContain(
    'for await (const item of client.tags.list({ site_id })) {',
  )
  const gone = operation({ operationId: 'deleteTag', responses: { 204: {} } })
  expect(sample('delete', '/v1/sites/{site_id}/tags/{tag_id}', gone)).toBe(
    'await client.tags.delete({ site_id, tag_id })',
  )
  const stream = operation({
    operationId: 'followEvents',
    responses: { 200: { content: { 'text/event-stream': {} } } },
  })
  expect(sample('get', '/v1/sites/{site_id}/stream', stream)).toContain('of client.stream(site_id)) {')
  expect(curlSample(toSampleOperation('get', '/v1/sites/{site_id}/stream', stream), url)).toContain('-N')
  const upload = operation({
    operationId: 'uploadTag',
    requestBody: { content: { 'multipart/form-data': { schema: { required: ['file', 'passphrase'] } } } },
  })
  expect(sample('post', '/v1/tags', upload)).toContain('client.tags.upload({ file, passphrase })')
  const form = toSampleOperation('post', '/v1/tags', upload)
  expect(curlSample(form, url)).toContain('-F "file=@$FILE" \\\n  -F "passphrase=$PASSPHRASE"')
  expect(pythonSample(form, url)).toContain('data={"passphrase": passphrase}')
})

test('what visitors call needs no key', () => {
  const open = toSampleOperation('get', '/v1/public/x', operation({ operationId: 'getTag', security: [] }))
  for (const text of [curlSample(open, url), pythonSample(open, url)]) expect(text).not.toContain('Authorization')
})

test('values are written as each language writes them, on lines that can be read', () => {
  expect(typescriptLiteral({ a: "it's", 'b-c': null, d: [true, 1] })).toBe("{ a: 'it\\'s', 'b-c': null, d: [true, 1] }")
  expect(pythonLiteral({ a: null, b: [true, false] })).toBe('{"a": None, "b": [True, False]}')
  const long = { text: 'x'.repeat(60), other: 'y'.repeat(60) }
  expect(typescriptLiteral(long).split('\n')).toHaveLength(4)
})
