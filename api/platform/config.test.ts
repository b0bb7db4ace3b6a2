import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a refused address is printed without the password in it', () => {
  const read = (SMTP_URL: string) => () => readConfig({ SMTP_URL })
  expect(read('smpt://mailer:s3/cr:et@smtp.example.com')).toThrow('SMTP_URL=smpt://…@smtp.example.com must be')
  expect(read('mailer:secret@smtp.example.com')).toThrow('SMTP_URL=…@smtp.example.com must be')
  expect(() => readConfig({ MAIL_FROM: 'hello@' })).toThrow('MAIL_FROM=hello@ must be')
})

test('the public address takes nothing that paths cannot be appended to', () => {
  expect(readConfig({ PUBLIC_URL: 'https://leads.example.com/' }).public_url).toBe('https://leads.example.com')
  for (const wrong of [
    'https://leads.example.com/?a=1',
    'https://leads.example.com/#top',
    'https://me:it@example.com',
  ]) {
    expect(() => readConfig({ PUBLIC_URL: wrong })).toThrow('PUBLIC_URL=')
  }
})
