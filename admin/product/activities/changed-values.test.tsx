import { expect, test } from 'vitest'
import { draw } from '../../testing/render.tsx'
import { ChangedValues } from './changed-values.tsx'

test('values are told in words, and parts without words are left out', async () => {
  const changes = [
    { part: 'name', before: 'Balkony', after: 'Balcony' },
    { part: 'content.heading', before: '', after: 'Ten percent off' },
    { part: 'allow_closing', before: true, after: false },
    { part: 'animation', before: 'fade', after: 'zoom' },
  ]
  const words = { 'content.heading': 'Heading', allow_closing: 'Close button' }
  const screen = await draw(<ChangedValues changes={changes} words={words} />)
  await expect.element(screen.getByText('Balkony')).toBeVisible()
  const told = (selector: string) => [...screen.container.querySelectorAll(selector)].map(one => one.textContent)
  expect(told('dt')).toEqual(['Name', 'Heading', 'Close button'])
  expect(told('del')).toEqual(['Balkony', 'Empty', 'Yes'])
  expect(told('ins')).toEqual(['Balcony', 'Ten percent off', 'No'])
})
