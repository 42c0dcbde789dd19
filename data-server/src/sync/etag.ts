export const etagOf = ({ version }: { version: number }) => `"${version}"`;

/** A compressing proxy marks an ETag as weak. */
export const isSame = (given: string | undefined, etag: string) => given?.replace(/^W\//, '') === etag;
