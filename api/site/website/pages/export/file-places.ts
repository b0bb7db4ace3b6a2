/** Where the pages of a site and what they show are as files beside one another; remembers which files they ask for. Pure. */
import type { IconSize } from '../../../content/images/rules.ts'
import type { Places } from '../render/surroundings.ts'

export type ImageFile = { id: string } & ({ icon: IconSize } | { width: number; format: 'webp' | 'avif' })

export interface FilePlaces extends Places {
  readonly images: ReadonlyMap<string, ImageFile>
}

/** A page lies under its handle, so that servers which leave `.html` out have it at its address of before. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

interface Around {
  /** Paths of the pages that are there. */
  paths: ReadonlySet<string>
  /** Of the site, without a slash at the end. */
  address: string
  public_url: string
}

export function filePlaces({ paths, address, public_url }: Around): FilePlaces {
  const images = new Map<string, ImageFile>()
  const file = (name: string, image: ImageFile): string => {
    images.set(name, image)
    return name
  }
  const image = (id: string, width: number, format: 'webp' | 'avif' = 'webp') =>
    file(`images/${id}-${width}.${format}`, { id, width, format })
  return {
    images,
    page(target) {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)/s.exec(target) ?? []
      return paths.has(path) ? fileOf(path) + rest : address + target
    },
    image,
    icon: (id, size) => file(`images/${id}-icon-${size}.png`, { id, icon: size }),
    card: id => `${address}/${image(id, 1_280)}`,
    manifest: 'site.webmanifest',
    server: public_url,
  }
}
