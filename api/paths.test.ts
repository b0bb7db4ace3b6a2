import { expect, test } from 'vitest'
import { endpoints } from './features.ts'
import { asked, pathTree } from './paths.ts'

const contracts = endpoints.map(({ contract }) => contract)
const templateOf = pathTree(contracts)

test('every endpoint is found by a path with ids in it, by its methods alone', () => {
  for (const { path, method } of contracts) {
    const url = path.replaceAll(/\{(\w+)\}/g, '$1_0199')
    for (const name of asked([method])) expect(templateOf(url, name), `${name} ${url}`).toBe(path)
    expect(templateOf(`${url}/nothing-of-this-name/here`, method.toUpperCase())).toBeUndefined()
  }
})

test('a word goes before a parameter, and gives way where it leads nowhere', () => {
  const find = pathTree([
    { method: 'get', path: '/v1/things/{thing_id}/parts' },
    { method: 'post', path: '/v1/things/preview' },
  ])
  expect(find('/v1/things/preview', 'POST')).toBe('/v1/things/preview')
  expect(find('/v1/things/preview/parts', 'HEAD')).toBe('/v1/things/{thing_id}/parts')
  expect(find('/v1/things/preview', 'GET')).toBeUndefined()
  expect(find('/v1/things//parts', 'GET')).toBeUndefined()
})
