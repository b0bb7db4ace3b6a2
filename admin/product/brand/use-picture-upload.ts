/** Makes an image of the site of a picture that was found on a website. */
import type { Image, WebsitePicture } from '@leadwright/sdk'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'

/** What is refused is for the caller to say. */
export function usePictureUpload(site_id: string): (picture: WebsitePicture) => Promise<Image> {
  const upload = useChange({
    run: (picture: WebsitePicture) => client.images.upload({ site_id, file: fileOf(picture) }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'images'),
    isHandled: () => true,
  })
  return upload.mutateAsync
}

function fileOf({ url, data_url }: WebsitePicture): File {
  const [head = '', data = ''] = data_url.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/webp'
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
  const { pathname, hostname } = new URL(url)
  const name =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') || hostname
  return new File([bytes], `${name}.webp`, { type })
}
