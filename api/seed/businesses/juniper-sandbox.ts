/** The demo shop that Juniper's leads may try. */
import type { Business } from './business.ts'

export const sandbox: Business['sandbox'] = {
  name: 'Shop-demo',
  title: 'The shop',
  posts: [
    {
      title: 'Mugs, fresh from the kiln',
      slug: 'mugs',
      text: 'Twelve mugs in two glazes. Each holds a large coffee.',
    },
    { title: 'How to order', slug: 'how-to-order', text: 'Choose a piece, tell us where it goes, and we pack it.' },
  ],
}
