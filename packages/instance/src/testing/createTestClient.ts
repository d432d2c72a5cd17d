/** A response. */
export interface TestClientReply<Body> {
  readonly status: number
  /** As the test says that it is: nothing is checked. */
  readonly body: Body
  readonly link: string | null
}

/** An API client with JSON bodies. `null` for the token is a visitor. */
export interface TestClient {
  readonly token: string | null
  get<Body = unknown>(path: string): Promise<TestClientReply<Body>>
  post<Body = unknown>(path: string, body?: object): Promise<TestClientReply<Body>>
  put<Body = unknown>(path: string, body?: object): Promise<TestClientReply<Body>>
  patch<Body = unknown>(path: string, body?: object): Promise<TestClientReply<Body>>
  delete<Body = unknown>(path: string, body?: object): Promise<TestClientReply<Body>>
}

export function createTestClient(fetch: (path: string, init: RequestInit) => Promise<Response>, token: string | null): TestClient {
  const ask = async <Body>(method: string, path: string, body?: object): Promise<TestClientReply<Body>> => {
    const headers = { ...(token !== null && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) }
    const reply = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: reply.status, body: (await reply.json()) as Body, link: reply.headers.get('link') }
  }
  return {
    token,
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
    put: (path, body) => ask('PUT', path, body),
    patch: (path, body) => ask('PATCH', path, body),
    delete: (path, body) => ask('DELETE', path, body),
  }
}
