/** The demo shop that Huerta's leads may try. */
import type { Business } from './business.ts'

export const sandbox: Business['sandbox'] = {
  name: 'Tienda-demo',
  title: 'Huerta Clara, la tienda',
  posts: [
    {
      title: 'La cesta de esta semana',
      slug: 'cesta-semana',
      text: 'Acelgas, calabaza, naranjas y un manojo de cebolleta.',
    },
    { title: 'Cómo pedir', slug: 'como-pedir', text: 'Elige tu cesta, el día de reparto y dónde la dejamos.' },
  ],
}
