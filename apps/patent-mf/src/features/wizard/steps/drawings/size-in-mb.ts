/** Bytes as S2 shows them: megabytes with two decimals. */
export const sizeInMb = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(2)} MB`;
