/** The product's type for pages that no build writes: the admin's own file, which has another name after each of its builds. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'

const latin = /^inter-latin-wght-normal-[\w-]+\.woff2$/

export function fonts(admin_folder: string): Hono {
  const app = new Hono()
  app.get('/fonts/inter.woff2', async c => {
    const names = await readdir(join(admin_folder, 'assets')).catch(() => [])
    const name = names.find(one => latin.test(one))
    c.header('Cache-Control', 'public, max-age=3600')
    return name === undefined ? c.notFound() : c.redirect(`/assets/${name}`)
  })
  return app
}
