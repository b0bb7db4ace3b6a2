/** What a request answers when it succeeds: one rule (docs/versioning.md), for every endpoint that programs of owners call. */
import { expect, test } from 'vitest'
import { getTagDescription } from './document-tags.ts'
import { endpoints } from './features.ts'
import type { Contract } from './platform/features/contract.ts'
import { operation } from './platform/features/operations/wire.ts'

type Success = Pick<Contract, 'operationId' | 'method' | 'status' | 'response' | 'produces'>

/** What comes about after the answer: an email is sent, a job works. */
const later = /^(send|resend|testSend|request|start|retry|sync|recompute|verify)[A-Z]/
const made = /^(create|duplicate|copy|upload|record)[A-Z]/

/** What an answer would have to be to be told so; undefined where it is. */
function faultOf(contract: Success): string | undefined {
  const { operationId, method, status } = contract
  const isEmpty = contract.response === undefined && contract.produces === undefined
  if (status === 204 && !isEmpty) return `${operationId}: 204 has no body`
  if (method === 'delete') return status === 204 ? undefined : `${operationId}: a deletion answers 204`
  if (method !== 'post') return status === 200 ? undefined : `${operationId}: ${method} answers 200`
  if (isEmpty && status === 200) return `${operationId}: what has nothing to say answers 204`
  const wanted = contract.response === operation && !operationId.startsWith('cancel') ? 202 : statusOf(contract)
  return wanted === undefined || wanted === status ? undefined : `${operationId}: answers ${status}, not ${wanted}`
}

function statusOf({ operationId, status }: Success): number | undefined {
  if (made.test(operationId)) return status === 202 ? undefined : 201
  if (later.test(operationId)) return status === 201 ? undefined : 202
  return status === 204 || status === 201 || status === 202 ? undefined : 200
}

const promised = endpoints
  .map(({ contract }) => contract)
  .filter(({ tag }) => getTagDescription(tag).stability !== 'internal')

test('every endpoint of programs answers a success by the one rule', () => {
  // What visitors open by a mailed link are pages.
  const asked = promised.filter(({ permission }) => permission !== 'public')
  expect(asked.length).toBeGreaterThan(300)
  expect(asked.flatMap(contract => faultOf(contract) ?? [])).toEqual([])
})

test('what would break the rule is named', () => {
  const one = (method: Success['method'], operationId: string, status: Success['status']) =>
    faultOf({ operationId, method, status, response: promised.find(({ response }) => response)?.response })
  expect(one('delete', 'deleteTag', 200)).toContain('204')
  expect(one('patch', 'updateTag', 201)).toContain('200')
  expect(one('post', 'createTag', 200)).toContain('201')
  expect(one('post', 'resendEmail', 200)).toContain('202')
  expect(one('post', 'deleteThings', 204)).toContain('no body')
})
