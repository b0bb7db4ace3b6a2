/** A visitor talks with an assistant; its owner reads it in the admin, sees why, puts it right, answers live, and tries it. */
import { expect, test, vi } from 'vitest'
import { answer, base, log, noBarriers, page, question, setUp, visitor } from './conversations-scene.ts'
import { owner } from './owner.ts'

vi.setConfig({ testTimeout: 90_000 })

setUp()

test('what visitors asked is listed and found, and an answer shows its passage and why it was given', async () => {
  await page.goto(`${base}/conversations`)
  await page.getByRole('row', { name: question }).waitFor()
  await noBarriers()
  await page.getByRole('searchbox', { name: 'Search in what was said' }).fill('bicycles')
  await page.getByRole('row', { name: question }).waitFor()
  await page.getByRole('row', { name: question }).click()
  await log.getByText('never on Sundays').first().waitFor()
  await page.getByText('shop.example/delivery').waitFor()
  await noBarriers()
  await log.getByRole('button', { name: /^1 · / }).first().click()
  await page.getByRole('dialog').getByText(answer).waitFor()
  await noBarriers()
  await page.keyboard.press('Escape')
  await log.getByRole('button', { name: 'Why this answer' }).first().click()
  const why = page.getByRole('dialog', { name: 'Why this answer' })
  await why.getByText('Cited', { exact: true }).waitFor()
  await why.getByText('No model is connected, so the passages were quoted.').waitFor()
  await noBarriers()
  await page.keyboard.press('Escape')
})

test('whoever waits is answered by a person, live, until the conversation is handed back', async () => {
  await visitor.call('/handoff')
  await page.getByText('Waiting for a person').waitFor()
  await page.getByRole('link', { name: 'Assistants', exact: true }).click()
  await page.getByText('1 conversation waits for a person').first().waitFor()
  await noBarriers()
  await page.getByRole('link', { name: question }).click()
  await page.getByText('Waiting for a person').waitFor()
  const reply = page.getByRole('textbox', { name: 'Your answer' })
  await reply.fill('Hello, I am here.')
  await reply.press('Enter')
  await log.getByText('Hello, I am here.').waitFor()
  await page.getByText(`With ${owner.first_name}`).first().waitFor()
  await expect.poll(() => reply.inputValue()).toBe('')
  await expect.poll(async () => (await visitor.heard()).at(-1)?.text).toBe('Hello, I am here.')
  await visitor.say('Wonderful, thank you!')
  await log.getByText('Wonderful, thank you!').waitFor()
  await noBarriers()
  await page.getByRole('button', { name: 'Hand back to the assistant' }).click()
  await page.getByText('With the assistant').waitFor()
  await visitor.say(question)
  await log.getByText(answer).last().waitFor()
})
