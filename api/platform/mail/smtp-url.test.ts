import { expect, test } from 'vitest'
import { parseSmtpUrl } from './smtp-url.ts'

test('SMTP URLs: defaults, protection of passwords, and sentences for what is wrong', () => {
  expect(parseSmtpUrl('smtp://mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    starttls: 'offered',
    any_certificate: false,
  })
  expect(parseSmtpUrl('smtps://u:p@mail.example.com')).toMatchObject({
    port: 465,
    secure: true,
    credentials: { user: 'u', pass: 'p' },
  })
  expect(parseSmtpUrl('smtp://u:p@mail.example.com:25').starttls).toBe('required')
  expect(parseSmtpUrl('smtp://u:p@127.0.0.1:25').starttls).toBe('offered')
  expect(parseSmtpUrl('smtp://u:p@mail.example.com?starttls=never').starttls).toBe('never')
  expect(parseSmtpUrl('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525 })
  for (const wrong of [
    '',
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://a?x=1',
    'smtp://a?starttls=x',
    'smtp://u:%@a',
  ]) {
    expect(() => parseSmtpUrl(wrong), wrong).toThrow()
  }
})
