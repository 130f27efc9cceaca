import { useState } from "react";
import { Badge } from "../../src/badge";
import { Button } from "../../src/button";
import { ButtonLink } from "../../src/button-link";
import { Chip, RemovableChip } from "../../src/chip";
import { IconButton } from "../../src/icon-button";
import { ArrowRight, Download, Ellipsis, LockKeyhole, Trash2, X } from "../../src/icons";
import { Row } from "../../src/layout";
import { Specimen } from "../specimen";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const SIZES = ["small", "medium", "large"] as const;
const TONES = ["neutral", "accent", "positive", "warning", "danger", "outline"] as const;
const CATEGORIES = ["All", "Product Poster", "Social Media", "Mockup Ads"];

const Chips = () => {
  const [chosen, setChosen] = useState("All");
  return (
    <Row $gap={2} role="group" aria-label="Category">
      {CATEGORIES.map((name, index) => (
        <Chip key={name} pressed={name === chosen} onPress={() => setChosen(name)} count={150 - index * 41}>
          {name}
        </Chip>
      ))}
      <RemovableChip label="Minimalist" onRemove={() => undefined} />
    </Row>
  );
};

export const Actions = () => (
  <>
    <Specimen name="Button" note="Primary is the one thing to do next: at most one in sight.">
      {SIZES.map((size) => (
        <Row key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button variant="primary" icon={<LockKeyhole />}>
          View Prompt (Uses 1 Credit)
        </Button>
        <Button icon={<Download />}>Download</Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete
        </Button>
        <ButtonLink href="#button" variant="primary" size="large" trailing={<ArrowRight />}>
          Start Creating Free
        </ButtonLink>
        <ButtonLink href="#button" size="large">
          View Gallery
        </ButtonLink>
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            Saving...
          </Button>
        ))}
      </Row>
      <Button variant="primary" wide>
        As wide as what holds it
      </Button>
    </Specimen>
    <Specimen name="Icon button" note="Named by its label.">
      <Row>
        <IconButton label="Close" icon={<X />} />
        <IconButton label="More actions" icon={<Ellipsis />} variant="secondary" />
        <IconButton label="Download" icon={<Download />} variant="primary" />
        <IconButton label="Delete" icon={<Trash2 />} variant="danger" size="small" />
        <IconButton label="Download (busy)" icon={<Download />} variant="secondary" busy />
        <IconButton label="Download (disabled)" icon={<Download />} variant="secondary" disabled />
      </Row>
    </Specimen>
    <Specimen name="Badge" note="A word or a number about something.">
      <Row $gap={2}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="accent" icon={<LockKeyhole />}>
          4 left
        </Badge>
      </Row>
    </Specimen>
    <Specimen name="Chip" note="Filters, on or off; those that are on can be taken away.">
      <Chips />
    </Specimen>
  </>
);
