-- What a prompt was used with, as far as it is known. Hidden like the prompt: only for callers that may read it.
CREATE OR REPLACE FUNCTION prompt_details(p_image text) RETURNS jsonb
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN (SELECT jsonb_strip_nulls(jsonb_build_object(
    'model', nullif(p.model, ''), 'negativePrompt', nullif(p.negative_prompt, ''),
    'seed', nullif(p.seed, ''), 'ratio', nullif(p.ratio, '')
  )) FROM prompts p WHERE p.image_id = p_image);
END
$$;
