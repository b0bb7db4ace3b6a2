/** Formats sizes as whole megabytes or kilobytes, which every limit is. */
const kilobyte = 1_024
const megabyte = 1_048_576

export const inWords = (bytes: number): string =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} KB`
