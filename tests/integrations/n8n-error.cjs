/** In place of n8n's own package, of which the nodes use the error alone. */
class NodeApiError extends Error {
  constructor(_node, error, options) {
    super(options.message ?? error.message)
    Object.assign(this, options)
  }
}

module.exports = { NodeApiError }
