import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useBelongsTo, usePlace } from './use-place.ts'

function Here() {
  return <p>{usePlace() ?? 'as the address says'}</p>
}

function Form({ back }: { back: string }) {
  useBelongsTo(back)
  return null
}

test('what is shown belongs to its list until it is left', async () => {
  const page = (form: boolean) => (
    <>
      <Here />
      {form && <Form back="/sites/1/site/forms?search=a" />}
    </>
  )
  const screen = await render(page(true))
  await expect.element(screen.getByText('/sites/1/site/forms', { exact: true })).toBeVisible()
  await screen.rerender(page(false))
  await expect.element(screen.getByText('as the address says')).toBeVisible()
})
