import { encode } from 'uqr';

/** A link as a picture that a phone can read. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="letter-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The link as a QR code">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
