/** Against Amazon's published examples of its signature. */
import { expect, test } from 'vitest'
import { signedHeaders } from './sigv4.ts'

const key = { access_key_id: 'AKIDEXAMPLE', secret_access_key: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const at = Date.parse('2015-08-30T12:36:00Z')
const signatureOf = ({ authorization = '' }: Record<string, string>) => /Signature=(\w+)$/.exec(authorization)?.[1]

test.each([
  ['GET', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  ['POST', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
])('a plain %s is signed as Amazon signs it', (method, signature) => {
  const request = { method, url: new URL('https://example.amazonaws.com/'), headers: {}, body: '' }
  expect(signatureOf(signedHeaders(request, key, { region: 'us-east-1', service: 'service', at }))).toBe(signature)
})

test('headers and query take part in it', () => {
  const url = new URL('https://iam.amazonaws.com/?Version=2010-05-08&Action=ListUsers')
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
  const signed = signedHeaders({ method: 'GET', url, headers, body: '' }, key, {
    region: 'us-east-1',
    service: 'iam',
    at,
  })
  expect(signatureOf(signed)).toBe('5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7')
  expect(signed).toMatchObject({ 'x-amz-date': '20150830T123600Z', host: 'iam.amazonaws.com' })
})
